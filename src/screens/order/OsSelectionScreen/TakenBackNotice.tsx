import { useI18n } from '@/i18n/I18nProvider';
import { Callout } from '@/primitives/Callout';
import { droppedChoiceTexts, type OrderLimits } from './orderTexts';
import type { TakenBack } from './orderState';

export interface TakenBackNoticeProps {
  /** Null while empty; the element exists anyway, so that changes are announced. */
  takenBack: TakenBack | null;
  view: OrderLimits;
}

/** Announces, next to the latest choice, which other choice was removed and why. */
export function TakenBackNotice({ takenBack, view }: TakenBackNoticeProps) {
  const { t } = useI18n();
  return (
    <output className="block empty:hidden">
      {takenBack && (
        <Callout tone="warning">
          {droppedChoiceTexts(takenBack, view, t).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Callout>
      )}
    </output>
  );
}
