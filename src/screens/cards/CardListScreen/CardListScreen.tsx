import { useCallback, useMemo } from 'react';
import { cardText } from '@/components/cardText';
import { cardStates, type ListedCard } from '@/domain/payment/savedCard';
import { useI18n } from '@/i18n/I18nProvider';
import { choiceField } from '@/patterns/listKit/filterFields';
import { ListScreen, type RowMenu } from '@/patterns/listKit/ListScreen';
import { ButtonLink } from '@/primitives/Button';
import { CardIcon, PlusIcon, RefreshIcon, TrashIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { cardColumns } from './cardColumns';
import type { CardListScreenProps } from './cardListView';

// Loaded on click.
const CardRemovalDialog = lazyPart(() => import('./CardRemovalDialog'));

/** Saved cards (§2; D35: the empty state has the specification's text). */
export function CardListScreen(props: CardListScreenProps) {
  const { view, onRenewalChange, onRemovalAsk } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const columns = useMemo(() => cardColumns(i18n), [i18n]);
  const rowLabel = useCallback((card: ListedCard) => cardText(card, t), [t]);
  const rowMenu = useCallback(
    (card: ListedCard): RowMenu => ({
      label: t('cards.menu', { card: cardText(card, t) }),
      items: [
        {
          kind: 'action',
          id: 'renewal',
          label: t(card.isForRenewal ? 'cards.renewal.stop' : 'cards.renewal.start'),
          icon: <RefreshIcon />,
          onSelect: () => onRenewalChange(card, !card.isForRenewal),
          ...(card.state === 'expired' && !card.isForRenewal
            ? { disabledReason: t('cards.renewal.expired') }
            : {}),
        },
        { kind: 'link', id: 'replace', label: t('cards.replace'), icon: <PlusIcon />, href: view.addHref },
        { kind: 'separator', id: 'end' },
        {
          kind: 'action',
          id: 'remove',
          label: t('cards.remove'),
          icon: <TrashIcon />,
          onSelect: () => onRemovalAsk(card),
        },
      ],
    }),
    [t, view.addHref, onRenewalChange, onRemovalAsk],
  );
  const add = (
    <ButtonLink intent="primary" icon={<PlusIcon />} href={view.addHref}>
      {t('cards.add')}
    </ButtonLink>
  );
  return (
    <ListScreen
      title={t('shell.nav.paymentMethods')}
      label={t('cards.table')}
      view={view}
      actions={props}
      columns={columns}
      rowId={({ id }) => id}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      fields={[
        choiceField('state', t('cards.column.state'), cardStates, (value) => t(`cards.state.${value}`)),
      ]}
      primaryAction={add}
      summary={view.status === 'ready' && <p className="text-text-muted">{t('cards.howTo')}</p>}
      overlay={view.removal && <CardRemovalDialog {...props} removal={view.removal} />}
      empty={{
        icon: <CardIcon />,
        title: t('cards.empty.title'),
        description: (
          <>
            <p>{t('cards.empty.description')}</p>
            <p className="mt-2">{t('cards.howTo')}</p>
          </>
        ),
        action: add,
      }}
      noMatches={{ title: t('cards.noMatches.title'), description: t('cards.noMatches.description') }}
    />
  );
}
