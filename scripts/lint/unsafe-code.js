// Code that should not depend on a review to be found: it runs text as a program, passes text to a page or a shell
// unescaped, disables the check of a certificate, or uses weak or unlisted cryptography.
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

/** On the server, random values identify users. */
const PREDICTABLE = {
  selector: 'MemberExpression[object.name="Math"][property.name="random"]',
  message: 'Use node:crypto: Math.random can be predicted.',
};

/**
 * Two processes may write at the same time: a transaction has to lock the user's row first, and may have to restart.
 */
const TRANSACTION = {
  selector: 'CallExpression[callee.property.name="transaction"]',
  message: 'Use lockUserSequence, or inTransaction where no one person is concerned (api/store).',
};

module.exports = { PREDICTABLE, TRANSACTION, UNSAFE };
