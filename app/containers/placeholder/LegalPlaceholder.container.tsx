import { useLocation } from 'react-router-dom';
import { brand } from '@/brand';
import type { PlainMessageKey } from '@/i18n/translator';
import { PlainPage } from '@/patterns/PlainPage';
import { PlaceholderScreen } from '@/screens/placeholder/PlaceholderScreen/PlaceholderScreen';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { paths } from '@app/routes/paths';

interface LegalDocument {
  path: string;
  name: PlainMessageKey;
  text: PlainMessageKey;
}

const terms: LegalDocument = {
  path: paths.legal.terms,
  name: 'placeholder.legal.terms',
  text: 'placeholder.legal.termsText',
};

const documents: readonly LegalDocument[] = [
  terms,
  { path: paths.legal.rules, name: 'placeholder.legal.rules', text: 'placeholder.legal.rulesText' },
  { path: paths.legal.refund, name: 'placeholder.legal.refund', text: 'placeholder.legal.refundText' },
  { path: paths.legal.privacy, name: 'placeholder.legal.privacy', text: 'placeholder.legal.privacyText' },
];

/** A legal document whose text is not here yet: says so, leads back to registration, names whom to ask. */
export default function LegalPlaceholderContainer() {
  const { pathname } = useLocation();
  const { name, text } = documents.find(({ path }) => pathname.toLowerCase().startsWith(path)) ?? terms;
  return (
    <PlainPage homeHref={paths.landing}>
      <DocumentTitle of={name} />
      <PlaceholderScreen
        view={{
          name,
          text,
          icon: 'book',
          way: { kind: 'registration', href: paths.register },
          ask: { kind: 'mail', email: brand.support.email },
        }}
      />
    </PlainPage>
  );
}
