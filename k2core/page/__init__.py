"""What the page calls: JSON text in, JSON text out."""
