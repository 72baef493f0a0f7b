import { useCallback, useEffect, useRef, useState } from 'react';
import { readAccessStamp } from '@app/device/accessStamp';
import { claimTabFor, tabAccount } from '@app/device/tabAccount';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';
import { onSessionEnd } from '@app/ports/sessionEnd';
import { answered, toAccess, type AccessAnswers, type AccessState } from '@/domain/auth/access';

/** Under somebody's hands a session is checked this often, in milliseconds; more often when they come back to it. */
const restMs = 60_000;
/** Coming back fires `focus` and `visibilitychange` together, and opening the page fires both: one check is enough. */
const returnRestMs = 1000;

/** Access of the visitor, with the data that a frame around the pages needs (D22). */
export interface Session extends Omit<AccessAnswers, 'owner'> {
  /** Asks again from the beginning. */
  retry: () => void;
  /** Asks who is signed in while everything stays as it is. */
  recheck: () => void;
}

/** Before the first answer. */
function nothingKnown(): AccessAnswers {
  const mode = readAccessStamp() === 'open' ? 'open' : null;
  return { access: { status: 'checking', mode }, held: null, visits: 0, owner: null };
}

/**
 * Asks who is signed in, and whether a session is needed here (D22) unless the document says so. Of whoever is signed in it
 * asks again when they come back to the tab, go on after a while, or an adapter was refused: a session may have run out
 * or been ended elsewhere, and must not turn into the demonstration under their hands (D24).
 */
export function useAccess(): Session {
  const { auth } = usePorts();
  const reads = useReads();
  const [answers, setAnswers] = useState(nothingKnown);
  const [attempt, setAttempt] = useState(0);
  const requestedAt = useRef(0);
  const { access } = answers;
  const isGuarded = access.status === 'known' && access.mode === 'session';
  // Whether a session is required does not change while a page is open.
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
      const isAnothers = user !== null && claimTabFor(user.email);
      if (user) reads.claim(user.email);
      setAnswers((before) => answered(before, next, isAnothers));
    }
    return () => {
      isCurrent = false;
    };
  }, [auth, reads, attempt]);

  const recheck = useCallback(() => setAttempt((count) => count + 1), []);
  const retry = useCallback(() => {
    setAnswers((before) => ({ ...before, access: nothingKnown().access }));
    reads.renewAll();
    recheck();
  }, [reads, recheck]);

  // Nothing shows before this is known: when the line is back it is requested again by itself.
  const isUnreachable = access.status === 'unreachable';
  useEffect(() => {
    if (!isUnreachable) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isUnreachable, retry]);

  // What an administrator looks at is over by itself (D33): then it is somebody else's again.
  const viewedUntil = access.status === 'known' ? access.viewedUntil : undefined;
  useEffect(() => {
    if (!viewedUntil) return undefined;
    const timer = setTimeout(recheck, Math.max(0, Date.parse(viewedUntil) - Date.now()) + returnRestMs);
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

  return { ...answers, retry, recheck };
}
