// On Apple's platforms this module adds the reading of logs to what `os` writes.
@_exported import os
