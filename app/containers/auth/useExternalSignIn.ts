import { PortError } from '@/domain/results/portError';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Agreements } from '@/domain/auth/payloads';
import { useI18n } from '@/i18n/I18nProvider';
import { useSingleCall } from '@app/calls/calls';
import { leaveTo } from '@app/device/leaveTo';
import type { ExternalSignInPayload } from '@/domain/auth/payloads';
import type { AuthPort } from '@app/ports/ports';
import { readAccessStamp } from '@app/device/accessStamp';
import { usePorts } from '@app/providers/PortsProvider';
import { useToast } from '@app/providers/ToastProvider';
import { paths } from '@/paths';
import { toSubmissionError } from '@/screens/auth/toSubmissionError';

export interface ExternalSignInControl {
  /** `none` without a provider and without a demonstration to explain that (D13). */
  status: 'none' | 'idle' | 'pending';
  /** Name of the identity provider; null if unknown. */
  providerName: string | null;
  start: () => void;
}

/**
 * External identity provider (D13): redirects to it if configured, otherwise shows a notice. A failed return has the
 * reason in `?error=`.
 *
 * @param returnTo path on this site to return to
 * @param agreements agreements of a registration, checked or not (D23)
 */
export function useExternalSignIn(returnTo: string, agreements?: Agreements): ExternalSignInControl {
  const { auth } = usePorts();
  const { t, locale } = useI18n();
  const toast = useToast();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const call = useSingleCall('repeatable');
  const [status, setStatus] = useState<'idle' | 'pending'>('idle');
  const { isOffered, name } = useOffer(auth);

  // Back from the provider's page, a browser may show this one as it was left.
  useEffect(() => {
    const reset = () => setStatus('idle');
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  /** With the words about a sign-in that led nowhere; fetched now, because hardly any visit needs them. */
  function withNotices(use: (notices: typeof import('./externalNotices')) => void) {
    import('./externalNotices').then(use, () => fail(new PortError('offline')));
  }

  const explain = useEffectEvent(() =>
    withNotices(({ showExternalRefusal }) => showExternalRefusal(search, locale, navigate, toast)),
  );
  useEffect(() => {
    // Other pages may use `?error=` themselves: the login can replace any page whose session has ended.
    if (new URLSearchParams(search).has('error') && (pathname === paths.login || pathname === paths.register))
      explain();
  }, [pathname, search]);

  function fail(failure: PortError) {
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
      (address) => {
        if (address === null) {
          setStatus('idle');
          withNotices(({ offNotice }) => toast(offNotice(locale)));
        } else if (!leaveTo(address, () => setStatus('idle'))) fail(new PortError('offline'));
      },
      fail,
    );
  }

  return { status: isOffered ? status : 'none', providerName: name, start };
}

/** The provider's address, null where none is set up. */
async function addressOf(auth: AuthPort, payload: ExternalSignInPayload): Promise<string | null> {
  const { externalSignIn } = await auth.config();
  return externalSignIn && (await auth.externalSignIn(payload)).url;
}

/** Whether the button shows, and whose name it has. */
interface Offer {
  isOffered: boolean;
  name: string | null;
}

/**
 * Reads whether a provider is set up from the document, or else from the configuration. With open access the button is always
 * offered, since it explains itself (D13).
 */
function useOffer(auth: AuthPort): Offer {
  const { external, externalName } = document.body.dataset;
  const isKnown = readAccessStamp() !== 'session' || external !== undefined;
  const [offer, setOffer] = useState<Offer>({ isOffered: external !== 'none', name: externalName ?? null });
  useEffect(() => {
    if (isKnown) return;
    auth.config().then(
      ({ access, externalSignIn }) =>
        setOffer({
          isOffered: access === 'open' || externalSignIn !== null,
          name: externalSignIn?.name ?? null,
        }),
      () => undefined,
    );
  }, [auth, isKnown]);
  return offer;
}
