rootProject.name = "tp"
include(":app")
