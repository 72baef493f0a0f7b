import { createElement, useEffect, useState, type ReactNode } from 'react';
import type { AccessState } from '@/domain/auth/access';
import { useI18n } from '@/i18n/I18nProvider';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { withMessages } from '@app/stores/withMessages';

// Few people act for a colleague's account: its strip and its rules load only for them.
const load = async () => {
  const [strip, rules] = await Promise.all([
    import('./Acting.container'),
    import('@app/containers/shell/roleReason'),
  ]);
  return { Strip: strip.default, roleReason: rules.roleReason };
};

/** Strip and limits of a colleague's account, for a page. */
export interface Acting {
  strip: ReactNode;
  /** Why the role allows no changes on the page; null if it does. */
  reason: string | null;
  isReadOnly: boolean;
}

/** Returns what a page shows of the colleague's account that the session acts for; null in one's own. */
export function useActing(
  access: AccessState,
  location: { readonly pathname: string; readonly search: string },
): Acting | null {
  const { messages } = usePreferences();
  const i18n = useI18n();
  const [part, setPart] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const acting = access.status === 'known' && access.user ? access.acting : undefined;
  const isActing = acting !== undefined;
  useEffect(() => {
    if (isActing)
      void withMessages(messages, ['acting'], load).then(setPart, () => {
        // The server refuses what the role does not allow, with the reason.
      });
  }, [isActing, messages]);
  if (part === null || acting === undefined || access.status !== 'known' || !access.user) return null;
  return {
    strip: createElement(part.Strip, { user: access.user, role: acting.role }),
    reason: part.roleReason(i18n, acting.role, location),
    isReadOnly: acting.role === 'readOnly',
  };
}
