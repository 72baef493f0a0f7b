import { ChangedElsewhere } from '@/components/ChangedElsewhere';
import { serverStatusText } from '@/components/ServerStatusBadge';
import type { Server } from '@/domain/servers/server';
import { draftOf } from '@/domain/servers/serverSettings';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
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

/** Concurrent changes, old → new. Own input stays, and the notice says so. */
export function ConflictNotice({ view, conflict }: ConflictNoticeProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { before, settings, facts } = conflict;
  const { draft, editable } = view;
  const [from, to] = [draftOf(before.settings), draftOf(editable.settings)];
  return (
    <ChangedElsewhere
      title={t('serverEdit.conflict.title')}
      text={t(
        settings.length + facts.length === 0 ? 'serverEdit.conflict.hidden' : 'serverEdit.conflict.text',
      )}
      lines={[
        ...settings.map(({ field, isTyped }) => ({
          key: field,
          label: t(`serverEdit.field.${field}`),
          value: <ChangeLine field={field} from={from} to={to} />,
          typed: isTyped ? t('serverEdit.conflict.typed', { value: valueText(field, draft, t) }) : undefined,
        })),
        ...facts.map((fact) => ({
          key: fact,
          label: t(`serverEdit.facts.${factLabels[fact]}`),
          value: (
            <>
              {factText(fact, before.server, i18n)}{' '}
              <ArrowRightIcon className="inline size-3.5 align-middle" />
              <VisuallyHidden>{t('serverEdit.summary.becomes')}</VisuallyHidden>{' '}
              <span className="font-medium">{factText(fact, editable.server, i18n)}</span>
            </>
          ),
        })),
      ]}
    />
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
