import { useState } from 'react';
import { ServerTariffScreen } from '@/screens/serverTariff/ServerTariffScreen/ServerTariffScreen';
import type { ServerTariffScreenProps } from '@/screens/serverTariff/ServerTariffScreen/serverTariffTypes';
import { makeConfirmView, makeSelectView } from './tariffViews';

/** Holds choice and step, as the container does with the address. */
export function TariffHarness(actions: Omit<ServerTariffScreenProps, 'view'>) {
  const [chosen, setChosen] = useState('');
  const [refusals, setRefusals] = useState(0);
  const [isConfirm, setConfirm] = useState(false);
  return (
    <ServerTariffScreen
      {...actions}
      view={
        isConfirm
          ? makeConfirmView(chosen)
          : makeSelectView(undefined, { chosen, refusals, isRefused: refusals > 0 && chosen === '' })
      }
      onTariffChoose={setChosen}
      onNext={() => (chosen === '' ? setRefusals((count) => count + 1) : setConfirm(true))}
    />
  );
}
