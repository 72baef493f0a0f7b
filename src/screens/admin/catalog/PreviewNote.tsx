import type { Loaded } from '@/domain/results/loaded';
import { useI18n } from '@/i18n/I18nProvider';
import { Callout } from '@/primitives/Callout';
import { Skeleton } from '@/primitives/Skeleton';

interface PreviewNoteProps {
  /** Effects of saving the form, in words. */
  effects: readonly string[];
  /** Sentences about the records that they concern. */
  counted: Loaded<readonly string[]>;
}

/** Explains the effects of saving a form of the catalogue, and whom they concern. */
export function PreviewNote({ effects, counted }: PreviewNoteProps) {
  const { t } = useI18n();
  const lines = [...effects, ...(counted.status === 'ready' ? counted.value : [])];
  return (
    <section aria-live="polite">
      <Callout tone="info">
        <h3 className="mb-1 font-medium">{t('adminCatalog.effect')}</h3>
        {effects.length === 0 ? (
          <p>{t('adminCatalog.effect.none')}</p>
        ) : (
          <>
            <ul className="flex list-disc flex-col gap-1 pl-4">
              {lines.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            {counted.status === 'loading' && <Skeleton className="mt-2 h-5 w-3/4" />}
            {counted.status === 'error' && <p>{t(`common.error.${counted.reason}`)}</p>}
          </>
        )}
      </Callout>
    </section>
  );
}
