import { useLocation } from 'react-router-dom';
import { productRules, type ServerProduct } from '@/domain/servers/productRules';
import { ProductListScreen } from '@/screens/productLists/ProductListScreen/ProductListScreen';
import { productOf, toProductListView } from '@/screens/productLists/ProductListScreen/productListView';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';
import { serversSource } from '@app/containers/servers/serversSource';
import { useServerCancellation } from '@app/containers/servers/useServerCancellation';
import { useToast } from '@app/providers/ToastProvider';
import { sectionAt } from '@/pages/dashboard';

/** Hi-CPU and Storage servers (§2 'Empty lists'). */
export default function ProductListContainer() {
  const product = productOf(sectionAt(useLocation().pathname));
  // Another product remounts the list.
  return <ProductList key={product} product={product} />;
}

function ProductList({ product }: { product: ServerProduct }) {
  const toast = useToast();
  const list = useList(productRules, serversSource(usePorts(), product));
  const cancellation = useServerCancellation();
  const view = toProductListView({ ...list, product, cancellation: cancellation.dialog });
  return (
    <ProductListScreen
      {...list.actions}
      {...cancellation.actions}
      view={view}
      onReasonAsk={(reason) => toast({ type: 'info', title: reason })}
    />
  );
}
