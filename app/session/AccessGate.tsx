import { Activity, type ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { ErrorState } from '@/patterns/ErrorState';
import { gateDecision, type AccessNeed, type AccessState } from '@/domain/auth/access';
import { LoginDetour } from './LoginDetour';

export interface AccessGateProps {
  access: AccessState;
  onRetry: () => void;
  need: AccessNeed;
  /** Shows to a user whom the area is not for. */
  forbidden?: ReactNode;
  children: ReactNode;
}

/**
 * Lets a page show, or sends its visitor to sign in and back (D22). While the answer is on its way the page is
 * prepared out of sight: its code loads, nothing of it runs or shows.
 */
export function AccessGate({ access, onRetry, need, forbidden, children }: AccessGateProps) {
  const { t } = useI18n();
  const decision = gateDecision(access, need);
  if (decision === 'signIn') return <LoginDetour />;
  if (decision === 'forbidden') return forbidden;
  if (decision === 'unreachable')
    return <ErrorState description={t('common.error.offline')} onRetry={onRetry} headingLevel={1} />;
  return <Activity mode={decision === 'show' ? 'visible' : 'hidden'}>{children}</Activity>;
}
