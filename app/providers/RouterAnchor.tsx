import { Link as RouterLink } from 'react-router-dom';
import type { AnchorProps } from '@/primitives/Link';
import { paths } from '@app/routes/paths';

/** Pages the app does not route: they are documents of their own, pre-rendered. */
const documents: readonly string[] = [paths.landing];

/** The router's anchor for addresses of the app; a native one for documents, other sites and fragments. */
export function RouterAnchor({ href, children, ...rest }: AnchorProps) {
  const isRouted =
    href.startsWith('/') && !href.startsWith('//') && !documents.includes(href.split(/[?#]/)[0] ?? '');
  if (!isRouted || rest.target === '_blank')
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <RouterLink to={href} {...rest}>
      {children}
    </RouterLink>
  );
}
