package com.example.tidepool.core.ui.components.charts.axis.labels
