import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { NotFoundScreen } from '@/screens/notFound/NotFoundScreen/NotFoundScreen';
import { toNotFoundView } from '@/screens/notFound/NotFoundScreen/toNotFoundView';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { usePorts } from '@app/providers/PortsProvider';
import { nearestAdminPath } from '@/pages/admin';

/**
 * An unknown address of the admin area, including menu links (§2, D5): logged once, shown inside the shell, with
 * suggestions from the admin area.
 */
export default function AdminNotFoundContainer() {
  const { pathname } = useLocation();
  const { log } = usePorts();
  useEffect(() => log.notFound(pathname), [log, pathname]);
  const view = toNotFoundView(pathname, 'shell');
  return (
    <>
      <DocumentTitle of="notFound.title" />
      <NotFoundScreen view={{ ...view, suggestionHref: nearestAdminPath(pathname, view.suggestionHref) }} />
    </>
  );
}
