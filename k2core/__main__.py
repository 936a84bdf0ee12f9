import sys

from k2core.cli.main import main

sys.exit(main())
