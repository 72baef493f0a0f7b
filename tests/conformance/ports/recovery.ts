import type { ServerId } from '@/domain/servers/server';
import { expectSame } from '../contractViolation';
import type { PortCase } from './portCase';

const nobodys = 900_000_000 as ServerId;

/** Ways back into a server. */
export const recoveryPortCases: readonly PortCase[] = [
  {
    calls: ['recovery.resetPassword', 'recovery.setRescue', 'recovery.attachIso', 'recovery.detachIso'],
    title: 'does nothing to a server that the account has not',
    async run({ recovery }) {
      for (const action of ['password', 'rescueOn', 'rescueOff'] as const)
        expectSame(`${action} of nobody’s server`, (await recovery.act(nobodys, action)).status, 'refused');
      for (const url of ['https://download.example.org/netinst.iso', null])
        expectSame('an image of nobody’s server', (await recovery.setIso(nobodys, url)).status, 'refused');
    },
  },
];
