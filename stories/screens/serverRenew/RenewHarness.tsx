import { useState } from 'react';
import type { PeriodId } from '@/domain/pricing/period';
import { sampleServers } from '@/sample-data/servers';
import { ServerRenewScreen } from '@/screens/serverRenew/ServerRenewScreen/ServerRenewScreen';
import type { ServerRenewScreenProps } from '@/screens/serverRenew/ServerRenewScreen/serverRenewTypes';
import { makeRenewView } from './renewViews';

/** Holds what is chosen, as the container does. */
export function RenewHarness(actions: Omit<ServerRenewScreenProps, 'view'>) {
  const [period, setPeriod] = useState<PeriodId>('month');
  const [isReceiptOpen, setReceiptOpen] = useState(false);
  return (
    <ServerRenewScreen
      {...actions}
      view={makeRenewView(period, sampleServers, { isReceiptOpen })}
      onPeriodChange={setPeriod}
      onReceiptToggle={() => setReceiptOpen((open) => !open)}
    />
  );
}
