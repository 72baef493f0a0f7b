import { Activity, type ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { ErrorState } from '@/patterns/ErrorState';
import { gateDecision, type AccessNeed, type AccessState } from '@/domain/auth/access';
import { LoginDetour } from './LoginDetour';

export interface AccessGateProps {
  access: AccessState;
  onRetry: () => void;
  need: AccessNeed;
  /** Shown to users who may not use the area. */
  forbidden?: ReactNode;
  children: ReactNode;
}

/**
 * Shows a page, or sends the visitor to sign in and back (D22). Until access is known the page's code is loaded, but
 * nothing runs or is shown.
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
