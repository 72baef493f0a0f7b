import { done, refused } from '@/domain/results/outcome';
import { sampleSettings } from '@/sample-data/admin';
import type { AdminPort } from '@app/ports/adminPort';
import type { Latency } from './latency';
import type { makeSampleTrail } from './sampleTrail';

/** Settings of the demonstration, in this page's memory. It keeps no password. */
export function makeSettingsSample(latency: Latency, note: ReturnType<typeof makeSampleTrail>['note']) {
  let settings = sampleSettings;
  let version = 0;
  const stored = () => ({ settings, version: String(version), fixed: [], hasSmtpPassword: false });
  return {
    timeZone: () => settings.timeZone,
    async settings(signal) {
      await latency(signal);
      return stored();
    },
    async saveSettings(next, base) {
      await latency();
      if (base !== String(version)) return refused('stale');
      const after = { ...next, smtpPassword: '' };
      note({ kind: 'settingsSaved', subject: '', before: settings, after });
      settings = after;
      version += 1;
      return done(stored());
    },
  } satisfies Pick<AdminPort, 'settings' | 'saveSettings'> & { timeZone: () => string };
}
