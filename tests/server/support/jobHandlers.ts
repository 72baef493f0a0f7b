import { changesOfOne } from '@app/server/changes';
import type { Gateways } from '@app/server/gateways/gateway';
import { createJobHandlers } from '@app/server/jobHandlers';
import type { JobHandlers } from '@app/server/jobs/handler';
import { simulatedProvisioner } from '@app/server/provisioning/simulated';
import { brand } from '@/brand';
import { recordedLog } from './recordedLog';
import { testSeal } from './testApp';

/** Returns the server's handler for each kind of job, changed where a test needs it. Mails go nowhere. */
export const handlersOf = (gateways: Gateways, changes: Partial<JobHandlers> = {}): JobHandlers => ({
  ...createJobHandlers({
    provisioner: simulatedProvisioner(),
    mail: {
      mailer: { send: () => Promise.resolve() },
      brandNames: brand.name,
      baseUrl: 'https://my.example.com',
    },
    sendWebhook: () => Promise.reject(new Error('No network')),
    changes: changesOfOne(),
    log: recordedLog().log,
    gateways,
    publicUrl: null,
    seal: testSeal,
    adminEmails: [],
  }),
  ...changes,
});
