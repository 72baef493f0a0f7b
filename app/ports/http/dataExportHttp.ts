import { dataExportContract } from '@app/contract/dataExport';
import { done } from '@/domain/results/outcome';
import type { AccountPort } from '@app/ports/accountPort';
import { send } from './send';

export const dataExportHttp: Pick<AccountPort, 'dataExport' | 'requestExport'> = {
  dataExport: async (signal) => (await send(dataExportContract.state, {}, signal)).copy,
  requestExport: async () => done(await send(dataExportContract.request, {})),
};
