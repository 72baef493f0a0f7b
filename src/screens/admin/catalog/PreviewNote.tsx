import type { Loaded } from '@/domain/results/loaded';
import { useI18n } from '@/i18n/I18nProvider';
import { Callout } from '@/primitives/Callout';
import { Skeleton } from '@/primitives/Skeleton';

interface PreviewNoteProps<Reach> {
  /** Effects of saving the form, in words. */
  effects: readonly string[];
  /** Text without effects. */
  none: string;
  /** Counted records. */
  reach: Loaded<Reach>;
  /** Sentences about the counted records. */
  reachTexts: (reach: Reach) => readonly string[];
}

/** Explains the effects of saving a form of the catalogue, and whom they concern. */
export function PreviewNote<Reach>({ effects, none, reach, reachTexts }: PreviewNoteProps<Reach>) {
  const { t } = useI18n();
  const lines = [...effects, ...(reach.status === 'ready' ? reachTexts(reach.value) : [])];
  return (
    <section aria-live="polite">
      <Callout tone="info">
        <h3 className="mb-1 font-medium">{t('adminCatalog.effect')}</h3>
        {effects.length === 0 ? (
          <p>{none}</p>
        ) : (
          <>
            <ul className="flex list-disc flex-col gap-1 pl-4">
              {lines.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            {reach.status === 'loading' && <Skeleton className="mt-2 h-5 w-3/4" />}
            {reach.status === 'error' && <p>{t(`common.error.${reach.reason}`)}</p>}
          </>
        )}
      </Callout>
    </section>
  );
}
