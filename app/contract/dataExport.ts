import * as v from 'valibot';
import { exportStates } from '@/domain/account/dataExport';
import { isoMomentSchema } from '@/domain/time/isoDateSchema';
import { call } from './call';
import { numberedIdSchema } from './shapes';

const copySchema = v.object({
  id: numberedIdSchema,
  state: v.picklist(exportStates),
  requestedAt: isoMomentSchema,
  /** Null until it is ready. */
  expiresAt: v.nullable(isoMomentSchema),
});

/** The copy of all data of an account, for its owner only. */
export const dataExportContract = {
  state: call({
    method: 'GET',
    path: '/api/account/export',
    summary: 'Returns the copy of the account’s data that was requested last; null for none.',
    role: 'customer',
    answer: v.object({ copy: v.nullable(copySchema) }),
    refusals: [],
  }),
  request: call({
    method: 'POST',
    path: '/api/account/export',
    summary:
      'Requests a copy of the account’s data, which a job makes. It replaces an earlier one; while one is being made, that one is returned.',
    role: 'customer',
    answer: copySchema,
    refusals: [],
  }),
  download: call({
    method: 'GET',
    path: '/api/account/export/{id}/file',
    summary: 'Downloads the copy as a ZIP archive: JSON files, documents as PDF and attachments. For 7 days.',
    role: 'customer',
    isDownload: true,
    params: v.object({ id: numberedIdSchema }),
    refusals: ['viewOnly'],
  }),
};
