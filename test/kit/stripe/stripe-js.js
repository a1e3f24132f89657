/* global window, document, fetch, location, URL, URLSearchParams, setTimeout */
// Replaces https://js.stripe.com/.../stripe.js: as much of it as @stripe/react-stripe-js and the checkout use. It pays
// at https://api.stripe.com, as the real one does, and is as strict.
(() => {
  const FIELDS = [
    ['number', 'Card number', '4242 4242 4242 4242'],
    ['expiry', 'Expiration date', '12 / 34'],
    ['cvc', 'Security code', '123'],
  ];
  // A card whose bank asks for confirmation on its own page.
  const ASKS = '4000002500003155';

  function paymentElement() {
    const handlers = {};
    const inputs = {};
    let root;
    const emit = (name, value) => (handlers[name] || []).forEach((handler) => handler(value));
    const element = {
      mount(place) {
        root = document.createElement('div');
        for (const [name, words, hint] of FIELDS) {
          const label = document.createElement('label');
          const input = document.createElement('input');
          label.append(words, document.createElement('br'), input);
          input.placeholder = hint;
          input.inputMode = 'numeric';
          input.addEventListener('input', () => emit('change', { complete: isComplete() }));
          inputs[name] = input;
          root.append(label);
          Object.assign(label.style, { display: 'block', marginBottom: '12px' });
          Object.assign(input.style, {
            boxSizing: 'border-box',
            width: '100%',
            minHeight: '48px',
            padding: '0 12px',
            font: '16px system-ui',
            color: 'inherit',
            background: 'transparent',
            border: '1px solid currentColor',
            borderRadius: '12px',
          });
        }
        (typeof place === 'string' ? document.querySelector(place) : place).append(root);
        setTimeout(() => emit('ready', { elementType: 'payment' }));
      },
      unmount: () => root?.remove(),
      destroy: () => root?.remove(),
      on: (name, handler) => {
        (handlers[name] ||= []).push(handler);
        return element;
      },
      off: (name) => {
        delete handlers[name];
        return element;
      },
      update() {},
      focus: () => inputs.number?.focus(),
      blur() {},
      clear() {},
      collapse() {},
    };
    element.once = element.on;
    const isComplete = () => digits().length === 16 && FIELDS.every(([name]) => inputs[name].value);
    const digits = () => inputs.number.value.replace(/\s/g, '');
    return { element, isComplete, digits };
  }

  function elementsFor({ clientSecret }) {
    if (!/^(pi|seti)_\w+_secret_\w+$/.test(clientSecret)) {
      throw new Error('Invalid value for elements(): clientSecret.');
    }
    let form;
    let submitted = false;
    return {
      create(type) {
        if (type !== 'payment') throw new Error(`This stand-in has no ${type} element.`);
        form = paymentElement();
        return form.element;
      },
      getElement: () => form?.element ?? null,
      update() {},
      fetchUpdates: async () => ({}),
      submit: async () => {
        submitted = form?.isComplete() === true;
        if (submitted) return { selectedPaymentMethod: 'card' };
        const message = 'Your card number is incomplete.';
        return { error: { type: 'validation_error', code: 'incomplete_number', message } };
      },
      read: () => ({ submitted, card: form?.digits() }),
    };
  }

  const confirmWith =
    (key, kind) =>
    async ({ elements, clientSecret, confirmParams, redirect }) => {
      const prefix = kind === 'payment' ? 'pi_' : 'seti_';
      const { submitted, card } = elements.read();
      if (!clientSecret.startsWith(prefix)) throw new Error(`This is no ${kind}: ${clientSecret}`);
      if (!submitted) throw new Error('elements.submit() must be called before confirming.');
      if (redirect !== 'if_required') throw new Error('This would lead away after every payment.');
      const back = new URL(confirmParams.return_url);
      const id = clientSecret.split('_secret_')[0];
      const answer = await fetch(`https://api.stripe.com/v1/${kind}_intents/${id}/confirm`, {
        method: 'POST',
        body: new URLSearchParams({ key, client_secret: clientSecret, payment_method: card }),
      });
      const body = await answer.json();
      if (!answer.ok) return { error: body.error };
      if (card !== ASKS) return { [`${kind}Intent`]: body };
      back.searchParams.set('redirect_status', 'succeeded');
      back.searchParams.set(`${kind}_intent_client_secret`, clientSecret);
      location.assign(back);
      return new Promise(() => undefined);
    };

  window.Stripe = (key) => {
    if (!/^pk_test_/.test(key)) throw new Error('IntegrationError: a key for pages is needed.');
    const no = () => Promise.reject(new Error('This stand-in cannot do that.'));
    return {
      elements: elementsFor,
      confirmPayment: confirmWith(key, 'payment'),
      confirmSetup: confirmWith(key, 'setup'),
      createToken: no,
      createPaymentMethod: no,
      confirmCardPayment: no,
      registerAppInfo() {},
      _registerWrapper() {},
    };
  };
  window.Stripe.version = 'endive';
})();
