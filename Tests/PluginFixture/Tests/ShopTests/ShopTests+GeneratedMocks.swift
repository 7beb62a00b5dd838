/// A declaration in a file with the name that the plug-in's own file would have.
let nameOfThisFile = "ShopTests+GeneratedMocks"
