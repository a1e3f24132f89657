// Code of the product that no review should have to find: what runs text as a program, gives text to a page or
// a shell as it is, looks away from a certificate, or uses cryptography that is weak or in no inventory.
const UNSAFE = [
  {
    selector:
      'JSXAttribute[name.name="dangerouslySetInnerHTML"], MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|srcdoc)$/], CallExpression[callee.object.name="document"][callee.property.name=/^write/]',
    message: 'Text is shown by React, which escapes it.',
  },
  {
    selector: 'ImportDeclaration[source.value=/^(node:)?(child_process|vm)$/]',
    message: 'The product runs no other programs, and no text as one.',
  },
  {
    selector: 'Property[key.name=/^(rejectUnauthorized|checkServerIdentity)$/]',
    message: 'Certificates are checked, always.',
  },
  {
    selector:
      'CallExpression[callee.name="addEventListener"] > Literal[value="message"], CallExpression[callee.object.name=/^(window|globalThis)$/][callee.property.name="addEventListener"] > Literal[value="message"]',
    message: 'A page listens to its workers alone: other sites can send messages to a window.',
  },
  {
    selector:
      'CallExpression:matches([callee.name=/^(createHash|createHmac|hash|digest)$/], [callee.property.name="digest"]) > Literal[value=/^(md5|sha-?1$|ripemd)/i]',
    message: 'Hashes are SHA-256 (docs/cryptography.md).',
  },
  {
    selector: 'CallExpression[callee.name=/^create(Cipher|Decipher|Sign|Verify|DiffieHellman)/]',
    message: 'Nothing is encrypted or signed by our own code (docs/cryptography.md).',
  },
];

/** On the server chance decides who somebody is. */
const PREDICTABLE = {
  selector: 'MemberExpression[object.name="Math"][property.name="random"]',
  message: 'Use node:crypto: Math.random can be predicted.',
};

/** Two processes may write at once: a transaction has to take the person's row first, and may have to begin again. */
const TRANSACTION = {
  selector: 'CallExpression[callee.property.name="transaction"]',
  message: 'Use lockUserSequence, or inTransaction where no one person is concerned (api/store).',
};

module.exports = { PREDICTABLE, TRANSACTION, UNSAFE };
