import { cx } from 'class-variance-authority';
import { useI18n } from '@/i18n/I18nProvider';
import { CheckIcon } from '@/primitives/icons';
import { LandingSection } from './LandingSection';
import { portalPicture } from './portalPicture';

const themes = ['light', 'dark'] as const;

/**
 * Screenshot of the server list in the reader's language and theme. The other theme's picture is not displayed, so
 * browsers do not load it.
 */
export function LandingPortal() {
  const { t, locale } = useI18n();
  const points = [t('landing.portal.renew'), t('landing.portal.bills'), t('landing.portal.keyboard')];
  return (
    <LandingSection id="portal" title={t('landing.portal.title')} lead={t('landing.portal.text')}>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        {points.map((point) => (
          <li key={point} className="flex items-center gap-2">
            <CheckIcon className="size-4 shrink-0 text-text-muted" />
            {point}
          </li>
        ))}
      </ul>
      {themes.map((theme) => (
        <img
          key={theme}
          src={portalPicture.src(locale, theme)}
          alt={t('landing.portal.alt')}
          width={portalPicture.width}
          height={portalPicture.height}
          loading="lazy"
          decoding="async"
          className={cx(
            'mt-6 w-full rounded-card border border-border max-sm:aspect-4/3 max-sm:object-cover max-sm:object-[28%_0]',
            theme === 'light' ? 'dark:hidden' : 'hidden dark:block',
          )}
        />
      ))}
    </LandingSection>
  );
}
