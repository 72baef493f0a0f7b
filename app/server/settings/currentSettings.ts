import type { AdminSettings } from '@/domain/admin/settings';
import type { Language } from '../messages/messages';
import type { Changes } from '../changes';
import type { Db } from '../db/database';
import type { Limits } from '../limits';
import type { Log } from '../log';
import { initialSettings, settingsOf } from './storedSettings';

/** Recipient of settings changes, in place of an account; every instance subscribes. */
export const settingsListeners = 'settings';

/** Read again after this long, in milliseconds: an instance may have missed a change while its database was away. */
const freshMs = 60_000;

/** The provider's settings as they govern this instance now (D33). */
export interface CurrentSettings {
  /** At once, without the database: what was read last, before that those of §9. */
  readonly current: () => AdminSettings;
  /** Reads them. Rejects when the database is away. */
  readonly refresh: () => Promise<void>;
}

/** Keeps the settings at hand and reads them again when any instance has changed them. */
export function createCurrentSettings(db: Db, changes: Changes, log: Pick<Log, 'error'>): CurrentSettings {
  let settings = initialSettings;
  let readAt = performance.now();

  async function refresh(): Promise<void> {
    readAt = performance.now();
    settings = await settingsOf(db);
  }

  // What was read last goes on while they cannot be read.
  const refreshUnseen = () => void refresh().catch(log.error);
  changes.subscribe(settingsListeners, refreshUnseen);
  return {
    current() {
      if (performance.now() - readAt > freshMs) refreshUnseen();
      return settings;
    },
    refresh,
  };
}

/** The limits, of which the settings govern how often somebody may try to sign in. */
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
  };
}

/** The portal's name in mails: that of the settings once it is another than the brand's own. */
export function governedNames(
  brandNames: Readonly<Record<Language, string>>,
  { current }: Pick<CurrentSettings, 'current'>,
): Readonly<Record<Language, string>> {
  const nameIn = (language: Language) => {
    const { siteName } = current();
    return siteName === initialSettings.siteName ? brandNames[language] : siteName;
  };
  return {
    get ru() {
      return nameIn('ru');
    },
    get en() {
      return nameIn('en');
    },
  };
}
