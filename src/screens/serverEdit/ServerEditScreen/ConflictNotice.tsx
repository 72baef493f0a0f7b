import type { ReactNode } from 'react';
import { serverStatusText } from '@/components/ServerStatusBadge';
import type { Server } from '@/domain/server';
import { draftOf } from '@/domain/serverSettings';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { Callout } from '@/primitives/Callout';
import { ArrowRightIcon } from '@/primitives/icons';
import { VisuallyHidden } from '@/primitives/VisuallyHidden';
import { ChangeLine } from './ChangeLine';
import { valueText } from './serverEditTexts';
import type { ConflictingFact, ConflictView, ReadyEditView } from './serverEditView';

const factLabels = {
  status: 'status',
  tariff: 'tariff',
  awaitedTariff: 'tariff',
  endDate: 'expires',
} as const;

interface ConflictNoticeProps {
  view: ReadyEditView;
  conflict: ConflictView;
}

/** What somebody else changed while the form was open, old → new; what was typed stays, and is said to. */
export function ConflictNotice({ view, conflict }: ConflictNoticeProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { before, settings, facts } = conflict;
  const { draft, editable } = view;
  const [from, to] = [draftOf(before.settings), draftOf(editable.settings)];
  return (
    <Callout tone="warning">
      <p className="font-medium">{t('serverEdit.conflict.title')}</p>
      <p>
        {t(settings.length + facts.length === 0 ? 'serverEdit.conflict.hidden' : 'serverEdit.conflict.text')}
      </p>
      <dl className="mt-2 flex flex-col gap-2 empty:hidden">
        {settings.map(({ field, isTyped }) => (
          <Line key={field} label={t(`serverEdit.field.${field}`)}>
            <ChangeLine field={field} from={from} to={to} />
            {isTyped && <p>{t('serverEdit.conflict.typed', { value: valueText(field, draft, t) })}</p>}
          </Line>
        ))}
        {facts.map((fact) => (
          <Line key={fact} label={t(`serverEdit.facts.${factLabels[fact]}`)}>
            {factText(fact, before.server, i18n)} <ArrowRightIcon className="inline size-3.5 align-middle" />
            <VisuallyHidden>{t('serverEdit.summary.becomes')}</VisuallyHidden>{' '}
            <span className="font-medium">{factText(fact, editable.server, i18n)}</span>
          </Line>
        ))}
      </dl>
    </Callout>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

function factText(fact: ConflictingFact, server: Server, { t, date }: I18n): string {
  switch (fact) {
    case 'status':
      return serverStatusText(server.status, t);
    case 'endDate':
      return date(server.endDate);
    case 'tariff':
      return server.tariff;
    case 'awaitedTariff':
      return server.awaitedTariff === null
        ? server.tariff
        : t('serverEdit.facts.awaited', { from: server.tariff, to: server.awaitedTariff });
  }
}
