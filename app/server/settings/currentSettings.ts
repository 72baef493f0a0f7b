import type { AdminSettings } from '@/domain/admin/settings';
import type { Language } from '../messages/messages';
import type { Changes } from '../changes';
import type { Db } from '../db/database';
import type { Limits } from '../limits';
import type { Log } from '../log';
import type { Seal } from '../seal';
import { governedName, initialSettings, sealedSmtpPassword, settingsOf } from './storedSettings';

/** Channel id of settings changes, to which every instance subscribes. */
export const settingsListeners = 'settings';

/** Refresh interval in milliseconds: an instance may miss a change while its database is away. */
const freshMs = 60_000;

/** The provider's settings as this instance uses them (D33). */
export interface CurrentSettings {
  /** Returns the last read settings without the database; initially those of §9. */
  readonly current: () => AdminSettings;
  /** Returns the password for the mail server; null without one, or if the server's secret has changed. */
  readonly smtpPassword: () => string | null;
  /** Reads the settings. Rejects if the database is away. */
  readonly refresh: () => Promise<void>;
}

/** Caches the settings and refreshes them after a change by any instance. */
export function createCurrentSettings(
  db: Db,
  changes: Changes,
  { log, seal }: { readonly log: Pick<Log, 'error'>; readonly seal: Seal },
): CurrentSettings {
  let settings = initialSettings;
  let sealed: string | null = null;
  let readAt = performance.now();

  async function refresh(): Promise<void> {
    readAt = performance.now();
    [settings, sealed] = [await settingsOf(db), await sealedSmtpPassword(db)];
  }

  // If they cannot be read, the last ones stay in use.
  const refreshUnseen = () => void refresh().catch(log.error);
  changes.subscribe(settingsListeners, refreshUnseen);
  return {
    current() {
      if (performance.now() - readAt > freshMs) refreshUnseen();
      return settings;
    },
    smtpPassword: () => (sealed === null ? null : seal.open(sealed)),
    refresh,
  };
}

/** Applies the settings to the limits of sign-in attempts. */
export function governedLimits(limits: Limits, { current }: CurrentSettings): Limits {
  const governed = ({ windowSeconds }: Limits[keyof Limits]) => ({
    windowSeconds,
    get max() {
      return current().maxLoginAttempts;
    },
  });
  return {
    ...limits,
    loginPerAccountAndAddress: governed(limits.loginPerAccountAndAddress),
    loginPerKnownBrowser: governed(limits.loginPerKnownBrowser),
    secondFactorPerAccountAndAddress: governed(limits.secondFactorPerAccountAndAddress),
  };
}

/** Returns the portal's name in each language, as the settings of the moment have it. */
export function governedNames(
  brandNames: Readonly<Record<Language, string>>,
  { current }: Pick<CurrentSettings, 'current'>,
): Readonly<Record<Language, string>> {
  const nameIn = (language: Language) => governedName(current(), brandNames[language]);
  return {
    get ru() {
      return nameIn('ru');
    },
    get en() {
      return nameIn('en');
    },
  };
}
