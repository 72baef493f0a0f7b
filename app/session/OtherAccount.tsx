import { useState } from 'react';
import { lazyPart } from '@/primitives/lazyPart';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { withMessages } from '@app/stores/withMessages';
import { NotLoaded } from './NotLoaded';

export interface OtherAccountProps {
  /** E-mail of the account that the page shows. */
  shown: string;
  /** E-mail of the account that the session is about now. */
  current: string;
  /** Discards the page and goes on with the current account. */
  onEnter: () => void;
}

const loadPage = () => import('./OtherAccountPage');

/** In place of a page whose account was changed in another tab. */
export default function OtherAccount(props: OtherAccountProps) {
  const { messages } = usePreferences();
  const [Page] = useState(() =>
    lazyPart<OtherAccountProps>(() =>
      withMessages(messages, ['otherAccount'], loadPage).catch(() => ({ default: NotLoaded })),
    ),
  );
  return <Page {...props} />;
}
