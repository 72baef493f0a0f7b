import { useBrand } from '@/i18n/BrandProvider';
import { useI18n } from '@/i18n/I18nProvider';
import { ButtonLink } from '@/primitives/Button';
import { Link } from '@/primitives/Link';
import { starPath } from './starPath';

/** Final call to action: sign up, or contact us. */
export function LandingCall({ signUpHref }: { signUpHref: string }) {
  const { t } = useI18n();
  const { email, phone } = useBrand().support;
  return (
    <section aria-labelledby="contacts" className="grid justify-items-center text-center">
      <svg viewBox="-9 -9 18 18" width="32" height="32" aria-hidden="true">
        <path d={starPath} fill="currentColor" />
      </svg>
      <h2 id="contacts" className="mt-4 text-2xl font-semibold tracking-tight">
        {t('landing.call.title')}
      </h2>
      <p className="mt-3 max-w-lg text-md text-pretty text-text-muted">{t('landing.call.text')}</p>
      <ButtonLink intent="primary" href={signUpHref} className="mt-6 max-sm:w-full">
        {t('landing.call.start')}
      </ButtonLink>
      <p className="mt-6 text-text-muted">{t('landing.call.contacts')}</p>
      <p className="flex flex-wrap justify-center gap-x-6 text-md">
        <Link href={`mailto:${email}`} className="py-2">
          {email}
        </Link>
        <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="py-2 figures">
          {phone}
        </Link>
      </p>
    </section>
  );
}
