import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromiumDriver } from './chromium.ts';
import type { Driver } from './driver.ts';
import { launchFirefox } from './firefox.ts';
import { launchWebKit } from './webKit.ts';
import { webDriver } from './webDriver.ts';

export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

/** Firefox is called so by Debian, or by its maker. */
const firefoxes = ['firefox-esr', 'firefox'] as const;

/** Returns the Debian command that installs an engine's missing parts; null when nothing is missing. */
export function missingFor(engine: Engine): string | null {
  if (engine === 'chromium') return null; // tests/chromium.ts finds or gets it.
  const packages =
    engine === 'firefox'
      ? firefoxes.some(isInstalled)
        ? []
        : ['firefox-esr']
      : [
          ...(isInstalled('WebKitWebDriver') ? [] : ['webkit2gtk-driver']),
          ...(isInstalled('Xvfb') ? [] : ['xvfb']),
        ];
  return packages.length === 0 ? null : `apt-get install ${packages.join(' ')}`;
}

/** One line for those who would think that every engine was tried; null when it was. */
export function missingEngines(): string | null {
  const lines = engines.flatMap((engine) => {
    const missing = missingFor(engine);
    return missing === null ? [] : [`not in ${engine} (${missing} lets them run there)`];
  });
  return lines.length === 0 ? null : `The journeys are skipped: ${lines.join(', ')}.`;
}

export function driverOf(engine: Engine): Driver {
  if (engine === 'chromium') return chromiumDriver();
  if (engine === 'webkit') return webDriver(launchWebKit);
  const firefox = firefoxes.find(isInstalled) ?? firefoxes[0];
  return webDriver((home) => launchFirefox(firefox, home));
}

function isInstalled(program: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
