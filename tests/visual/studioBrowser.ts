import { chromium, type Browser } from 'playwright';
import { chromiumLaunchOptions } from '../chromium.ts';

/** The browser that takes every picture; started anew should it die. */
export interface StudioBrowser {
  get: () => Promise<Browser>;
  close: () => Promise<void>;
}

/** Starts on first use. It knows no shades of the machine's screen, and no host but this machine. */
export function makeStudioBrowser(): StudioBrowser {
  let current: Promise<Browser> | null = null;
  const launch = () => {
    const { args, ...options } = chromiumLaunchOptions();
    return chromium.launch({
      ...options,
      // A cut run finishes its picture and writes its report (main.ts).
      handleSIGINT: false,
      handleSIGTERM: false,
      args: [
        ...args,
        '--disable-lcd-text',
        '--hide-scrollbars',
        '--force-color-profile=srgb',
        '--disable-partial-raster',
        '--disable-skia-runtime-opts',
        // Else a large image is decoded beside the page and drawn when that is done: on a slow machine, after the picture.
        '--disable-checker-imaging',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    });
  };
  return {
    get: async () => {
      if (current !== null && !(await current).isConnected()) current = null;
      current ??= launch();
      return current;
    },
    close: async () => {
      await (await current)?.close();
      current = null;
    },
  };
}
