import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '@/primitives/lazyPart';
import { usePorts } from '@app/providers/PortsProvider';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { LoadFailure } from '@app/routes/LoadFailure';
import { withMessages } from '@app/stores/withMessages';

export interface OtherAccountProps {
  /** E-mail of the account that the page shows. */
  shown: string;
  /** E-mail of the account that the session is about now. */
  current: string;
  /** Discards the page and goes on with the current account. */
  onEnter: () => void;
}

// Loaded on demand, because few people change the account in another tab.
const loadPage = () => import('./OtherAccountPage');

/** In place of a page whose account was changed in another tab. A retry keeps the input of the hidden page. */
export function OtherAccount(props: OtherAccountProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt((number) => number + 1)} />;
}

function Attempt({ onRetry, ...props }: OtherAccountProps & { onRetry: () => void }) {
  const { messages } = usePreferences();
  const { log } = usePorts();
  const { pathname } = useLocation();
  const [Page] = useState(() =>
    lazyPart<OtherAccountProps>(() =>
      withMessages(messages, ['otherAccount'], loadPage).catch((error: unknown) => {
        log.event('route-failed', { path: pathname, error: String(error) });
        return { default: () => <LoadFailure error={error} onRetry={onRetry} /> };
      }),
    ),
  );
  return <Page {...props} />;
}
