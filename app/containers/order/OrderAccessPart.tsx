import { useState } from 'react';
import type { OrderConfiguration } from '@/domain/order/configuration';
import { toggledKey } from '@/domain/sshKeys/chosenKeys';
import OrderAccess from '@/screens/order/OsSelectionScreen/OrderAccess';
import { toOrderAccessView } from '@/screens/order/OsSelectionScreen/orderAccessView';
import { useSshKeyForm } from '@app/containers/userSettings/useSshKeyForm';
import { useSshKeys } from '@app/reads/pageReads';

interface OrderAccessPartProps {
  /** Name of the ordered plan. */
  plan: string;
  configuration: OrderConfiguration;
  onChange: (change: Partial<OrderConfiguration>) => void;
}

/** Host name and SSH keys of an order. A key that is added here is chosen at once. */
export default function OrderAccessPart({ plan, configuration, onChange }: OrderAccessPartProps) {
  const keys = useSshKeys();
  const { sshKeys } = configuration;
  const [isHostLeft, setIsHostLeft] = useState(configuration.hostName !== '');
  const [isFormOpen, setIsFormOpen] = useState(false);
  const { form, change, submit } = useSshKeyForm(keys, ({ fingerprint }) => {
    setIsFormOpen(false);
    onChange({ sshKeys: toggledKey(sshKeys, fingerprint, true) });
  });
  return (
    <OrderAccess
      view={toOrderAccessView({ plan, configuration, isHostLeft, keys: keys.state, form, isFormOpen })}
      onHostChange={(hostName) => onChange({ hostName })}
      onHostLeave={() => setIsHostLeft(true)}
      onKeyChange={(key, isChosen) => onChange({ sshKeys: toggledKey(sshKeys, key.fingerprint, isChosen) })}
      onFormToggle={() => setIsFormOpen((isOpen) => !isOpen)}
      onDraftChange={change}
      onKeyAdd={submit}
      onRetry={() => void keys.refresh()}
    />
  );
}
