rootProject.name = "Tidepool"
include(":androidApp", ":shared")
