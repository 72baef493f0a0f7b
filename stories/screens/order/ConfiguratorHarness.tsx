import { useState } from 'react';
import { OsSelectionScreen } from '@/screens/order/OsSelectionScreen/OsSelectionScreen';
import type { OsSelectionScreenProps, ReadyOrderView } from '@/screens/order/OsSelectionScreen/orderTypes';
import { withChange } from './orderViews';

/** Holds the choices, as the container does. */
export function ConfiguratorHarness({
  initial,
  ...actions
}: Omit<OsSelectionScreenProps, 'view'> & { initial: ReadyOrderView }) {
  const [view, setView] = useState(initial);
  return (
    <OsSelectionScreen
      {...actions}
      view={view}
      onConfigurationChange={(change) => setView((held) => withChange(held, change))}
      onReceiptToggle={() => setView((held) => ({ ...held, isReceiptOpen: !held.isReceiptOpen }))}
    />
  );
}
