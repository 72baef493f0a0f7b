import { useEffect, useState } from 'react';
import type { RegistrationMode } from '@/domain/auth/registrationMode';
import { readAccessStamp } from '@app/device/accessStamp';
import type { AuthPort } from '@app/ports/ports';
import { usePreferences } from '@app/providers/PreferencesProvider';

/**
 * Returns who may register, from the document. Null until the texts of a limited registration are loaded. If nothing
 * can be read the form is shown: the server refuses with the reason.
 *
 * @param auth reads the configuration for documents of another host; null shows them the form
 */
export function useRegistrationMode(auth: Pick<AuthPort, 'config'> | null): RegistrationMode | null {
  const { messages } = usePreferences();
  const stamp = document.body.dataset['registration'];
  const [mode, setMode] = useState<RegistrationMode | null>(stamp ? null : 'open');
  useEffect(() => {
    const show = async () => {
      const read = stamp ?? (readAccessStamp() ? 'open' : (await auth?.config())?.registration);
      if (read !== 'invited' && read !== 'closed') return;
      await messages.ensure(['registrationMode']);
      setMode(read);
    };
    show().catch(() => setMode('open'));
  }, [auth, messages, stamp]);
  return mode;
}
