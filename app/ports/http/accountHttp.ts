import * as v from 'valibot';
import { toChoices } from '@/domain/results/notices';
import { done, refused } from '@/domain/results/outcome';
import { PortError } from '@/domain/results/portError';
import { profileFields } from '@/domain/profile/profile';
import { accountContract } from '@app/contract/account';
import type { AccountPort } from '@app/ports/accountPort';
import { changePassword } from './changePassword';
import { send } from './send';

const fieldsSchema = v.object({ fields: v.array(v.picklist(profileFields)) });

const dataExportHttp = async () => (await import('./dataExportHttp')).dataExportHttp;

export const accountHttp: AccountPort = {
  summary: (signal) => send(accountContract.summary, {}, signal),
  profile: (signal) => send(accountContract.profile, {}, signal),
  async saveProfile(version, profile, signal) {
    try {
      return done(await send(accountContract.saveProfile, { body: profile, version }, signal));
    } catch (error) {
      if (!(error instanceof PortError)) throw error;
      if (error.code === 'notSignedIn') return refused({ reason: 'signedOut' });
      if (error.code === 'stale')
        return refused({ reason: 'conflict', current: await send(accountContract.profile, {}, signal) });
      const parsed = v.safeParse(fieldsSchema, error.body);
      if (error.code !== 'invalidProfile' || !parsed.success) throw error;
      return refused({ reason: 'fields', fields: parsed.output.fields });
    }
  },
  async notices(signal) {
    const { settings } = await send(accountContract.notices, {}, signal);
    return settings && { ...settings, choices: toChoices(settings.choices) };
  },
  saveNotices: (settings) => send(accountContract.saveNotices, { body: settings }),
  changePassword,
  dataExport: async (signal) => (await dataExportHttp()).dataExport(signal),
  requestExport: async () => (await dataExportHttp()).requestExport(),
};
