import { chromium, type Browser } from 'playwright';
import { chromiumLaunchOptions } from '../chromium.ts';

/** Browser that captures all pictures; restarted if it crashes. */
export interface CaptureBrowser {
  get: () => Promise<Browser>;
  close: () => Promise<void>;
}

/** Creates a browser that starts on first use, with a fixed colour profile and no network. */
export function createCaptureBrowser(): CaptureBrowser {
  let current: Promise<Browser> | null = null;
  const launch = () => {
    const { args, ...options } = chromiumLaunchOptions();
    return chromium.launch({
      ...options,
      // An interrupted run finishes its picture and writes its report (main.ts).
      handleSIGINT: false,
      handleSIGTERM: false,
      args: [
        ...args,
        '--disable-lcd-text',
        '--hide-scrollbars',
        '--force-color-profile=srgb',
        '--disable-partial-raster',
        '--disable-skia-runtime-opts',
        // Otherwise large images are decoded asynchronously, on a slow machine after the capture.
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
