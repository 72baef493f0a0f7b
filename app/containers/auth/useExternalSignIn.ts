import { useEffect, useState } from 'react';
import type { Agreements } from '@/domain/auth/payloads';
import { useI18n } from '@/i18n/I18nProvider';
import { leaveTo } from '@app/device/leaveTo';
import type { AuthPort, CallFailure, CallResult, ExternalSignInPayload } from '@app/ports/ports';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';
import { toSubmissionError } from './toSubmissionError';
import { useSingleCall } from '@app/containers/loading/useSingleCall';

export interface ExternalSignInControl {
  status: 'idle' | 'pending';
  start: () => void;
}

/**
 * The external identity provider (D13): asks the installation whether one is set up, and either sends the browser
 * there or says in a notice that there is none.
 *
 * @param returnTo path of this site to come back to
 * @param agreements of a registration, ticked or not (D23)
 */
export function useExternalSignIn(returnTo: string, agreements?: Agreements): ExternalSignInControl {
  const { auth } = usePorts();
  const { t } = useI18n();
  const toast = useToast();
  const call = useSingleCall('repeatable');
  const [status, setStatus] = useState<'idle' | 'pending'>('idle');

  // Back from the provider's page, a browser may show this one as it was left.
  useEffect(() => {
    const reset = () => setStatus('idle');
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  function fail(failure: CallFailure) {
    setStatus('idle');
    const { text } = toSubmissionError(failure);
    toast({ type: 'error', title: t('auth.external.failed'), message: text ?? t('auth.hint.network') });
  }

  function start() {
    call(
      () => {
        setStatus('pending');
        return addressOf(auth, { returnTo, agreements });
      },
      (result) => {
        if (!result.ok) {
          fail(result.failure);
        } else if (result.value === null) {
          setStatus('idle');
          toast({ type: 'info', title: t('auth.external.offTitle'), message: t('auth.external.offText') });
        } else if (!leaveTo(result.value)) {
          fail({ kind: 'unreachable', reason: 'network' });
        }
      },
    );
  }

  return { status, start };
}

/** The provider's address, null where none is set up. */
async function addressOf(auth: AuthPort, payload: ExternalSignInPayload): Promise<CallResult<string | null>> {
  const config = await auth.config();
  if (!config.ok) return config;
  if (config.value.externalSignIn === null) return { ok: true, value: null };
  const started = await auth.externalSignIn(payload);
  return started.ok ? { ok: true, value: started.value.url } : started;
}
