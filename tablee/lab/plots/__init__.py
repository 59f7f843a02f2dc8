"""Plots of the results by matplotlib, as files and in notebooks."""
