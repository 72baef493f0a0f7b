import { useCallback, useEffect, useRef, useState } from 'react';
import { readAccessStamp } from '@app/device/accessStamp';
import { serverTime } from '@app/device/serverTime';
import { claimTabFor, isLeaving, releasePage, shownAccount, tabAccount } from '@app/device/tabAccount';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';
import { onSessionEnd } from '@app/ports/sessionEnd';
import { answered, isAccountOf, toAccess, type AccessAnswers, type AccessState } from '@/domain/auth/access';

/** Minimum interval of session checks in milliseconds while the page is used; returning to the tab also checks. */
const restMs = 60_000;
/** Returning fires `focus` and `visibilitychange`, opening the page fires both too: one check suffices. */
const returnRestMs = 1000;

/** Access of the visitor, with data for the frame around the pages (D22). */
export interface Session extends AccessAnswers {
  /** Repeats the first request. */
  retry: () => void;
  /** Checks the session while everything stays mounted. */
  recheck: () => void;
  /** E-mail of the session's account, if it is another one than the page's; null otherwise. */
  other: string | null;
  /** Checks the session, and makes the page that of its account: for a sign-in in this tab, or a choice. */
  enter: () => void;
}

/** Initial state. */
function nothingKnown(): AccessAnswers {
  const mode = readAccessStamp() === 'open' ? 'open' : null;
  return { access: { status: 'checking', mode }, held: null, visits: 0 };
}

/**
 * Requests who is signed in, and whether a session is required (D22) unless the document contains that. The session
 * is checked again on return to the tab, after a while of use, and after a refused call: an expired session must not
 * silently become the demonstration (D24).
 */
export function useAccess(): Session {
  const { auth } = usePorts();
  const reads = useReads();
  const [answers, setAnswers] = useState(nothingKnown);
  const [attempt, setAttempt] = useState(0);
  const [other, setOther] = useState<string | null>(null);
  // Whether another account may take the page: after a choice, and when a view by an administrator ends (D33).
  const isEntering = useRef(false);
  const requestedAt = useRef(0);
  const { access } = answers;
  const isGuarded = access.status === 'known' && access.mode === 'session';
  // Whether a session is required never changes while a page is open.
  const mode = useRef(readAccessStamp());

  useEffect(() => {
    let isCurrent = true;
    requestedAt.current = performance.now();
    const config =
      mode.current ??
      auth.config().then(
        (answer) => answer.access,
        () => null,
      );
    void Promise.all([config, Promise.allSettled([auth.session()])]).then(([known, [session]]) => {
      mode.current = known;
      if (isCurrent) settle(toAccess(known, session, tabAccount() !== null));
    });
    function settle(next: AccessState) {
      const user = next.status === 'known' ? next.user : null;
      const shown = shownAccount();
      // Another tab signed in or switched the account: the page keeps its input, and is not shown to that account.
      const isOther = user !== null && shown !== null && !isAccountOf(user, shown) && !isEntering.current;
      if (next.status === 'known') {
        isEntering.current = !isOther && next.viewedUntil !== undefined;
        setOther(isOther && !isLeaving() ? user.email : null);
      }
      if (isOther) return;
      const claimed = user && claimTabFor(user);
      if (claimed) reads.claim(claimed.id);
      setAnswers((before) => answered(before, next, claimed?.isAnothers === true));
    }
    return () => {
      isCurrent = false;
    };
  }, [auth, reads, attempt]);

  const recheck = useCallback(() => setAttempt((count) => count + 1), []);
  const enter = useCallback(() => {
    isEntering.current = true;
    recheck();
  }, [recheck]);
  useEffect(() => releasePage, []);
  const retry = useCallback(() => {
    setAnswers((before) => ({ ...before, access: nothingKnown().access }));
    reads.renewAll();
    recheck();
  }, [reads, recheck]);

  // Nothing can be shown before this is known, so it is requested again when the connection returns.
  const isUnreachable = access.status === 'unreachable';
  useEffect(() => {
    if (!isUnreachable) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isUnreachable, retry]);

  // A view by an administrator ends by itself (D33), and then the user changes.
  const viewedUntil = access.status === 'known' ? access.viewedUntil : undefined;
  useEffect(() => {
    if (!viewedUntil) return undefined;
    const timer = setTimeout(recheck, Math.max(0, Date.parse(viewedUntil) - serverTime()) + returnRestMs);
    return () => clearTimeout(timer);
  }, [viewedUntil, recheck]);

  useEffect(() => {
    if (!isGuarded) return undefined;
    const after = (rest: number) => () => {
      if (document.visibilityState === 'visible' && performance.now() - requestedAt.current > rest) recheck();
    };
    const onReturn = after(returnRestMs);
    const onUse = after(restMs);
    const stop = onSessionEnd(recheck);
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    document.addEventListener('keydown', onUse, true);
    document.addEventListener('pointerdown', onUse, true);
    return () => {
      stop();
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
      document.removeEventListener('keydown', onUse, true);
      document.removeEventListener('pointerdown', onUse, true);
    };
  }, [isGuarded, recheck]);

  return { ...answers, retry, recheck, other, enter };
}
