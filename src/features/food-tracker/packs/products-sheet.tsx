import { Box, Button, ButtonBase, Typography } from '@mui/material';
import { useState } from 'react';

import { forgetProduct, type ProductEntry } from '../../../store/products';
import { Field } from '../../../ui/form/field';
import { Sheet } from '../../../ui/layout/sheet';
import { matchingProducts, originWords } from './product-words';

const SEARCH_FROM = 6;

interface ProductsSheetProps {
  products: readonly ProductEntry[];
  onChoose: (product: ProductEntry) => void;
  onClose: () => void;
}

/** The products that this person's devices know, to log again or to forget. */
export function ProductsSheet({ products, onChoose, onClose }: ProductsSheetProps) {
  const [query, setQuery] = useState('');
  const found = matchingProducts(products, query);
  return (
    <Sheet
      title="Your products"
      subtitle="What you have scanned or read, on all your devices."
      onClose={onClose}
    >
      {products.length >= SEARCH_FROM && (
        <Field
          label="Search"
          type="search"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
          }}
        />
      )}
      {found.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>No product is called that.</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {found.map((product) => (
          <Box component="li" key={product.id} sx={LINE}>
            <ButtonBase
              sx={CHOICE}
              onClick={() => {
                onChoose(product);
              }}
            >
              <Box sx={{ fontWeight: 650 }}>{product.facts.name}</Box>
              <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
                {originWords(product)}
              </Box>
            </ButtonBase>
            <Button
              aria-label={`Forget ${product.facts.name}`}
              sx={{ px: 1.5 }}
              onClick={() => void forgetProduct(product.id)}
            >
              Forget
            </Button>
          </Box>
        ))}
      </Box>
    </Sheet>
  );
}

const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 0.75,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

const CHOICE = {
  flex: 1,
  minWidth: 0,
  minHeight: 48,
  display: 'grid',
  justifyContent: 'start',
  justifyItems: 'start',
  textAlign: 'left',
  borderRadius: '10px',
  fontSize: '1rem',
} as const;
