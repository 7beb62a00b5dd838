// The declarations are in the Swift part of this stub.
