import { useMemo } from 'react';
import type { Loaded } from '@/domain/loaded';
import { cardRules } from '@/domain/payment/cardRules';
import { listedCards, type ListedCard, type SavedCard } from '@/domain/payment/savedCard';
import { paths } from '@/paths';
import { CardListScreen } from '@/screens/cards/CardListScreen/CardListScreen';
import { today } from '@app/device/clock';
import { useList } from '@app/lists/useList';
import { useListRead } from '@app/lists/useListRead';
import { useSavedCards } from '@app/reads/pageReads';
import { useCardActs } from './useCardActs';

/** Cards that the account pays with again (§2, D35). */
export default function CardListContainer() {
  const { change: _, rows, ...read } = useListRead(useSavedCards());
  const listed = useMemo((): Loaded<readonly ListedCard[]> => asListed(rows), [rows]);
  const { list, actions } = useList(cardRules, { ...read, rows: listed });
  const { removal, setRenewal, ask, answers } = useCardActs();
  return (
    <CardListScreen
      {...actions}
      {...answers}
      view={{ ...list, removal, addHref: paths.dashboard.payments }}
      onRenewalChange={setRenewal}
      onRemovalAsk={ask}
    />
  );
}

const asListed = (rows: Loaded<readonly SavedCard[]>): Loaded<readonly ListedCard[]> =>
  rows.status === 'ready' ? { ...rows, value: listedCards(rows.value, today()) } : rows;
