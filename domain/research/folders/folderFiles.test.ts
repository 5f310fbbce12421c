import fc from 'fast-check';

import { FILE_PROBLEM_TEXTS, fileTypeOfBytes, storedFileName } from './folderFiles.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('fileTypeOfBytes', () => {
  it.each([
    ['%PDF-1.4 …', 'pdf'],
    ['Burials at Roche\n\t1871', 'text'],
    ['\ufeffwith a mark', 'text'],
    ['0 HEAD\n1 GEDC', 'text'],
  ])('%j is a %s', (text, type) => expect(fileTypeOfBytes(bytes(text))).toEqual({ type }));

  it.each([
    ['', 'EMPTY'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'UNSUPPORTED_TYPE'],
    [' \n<!DOCTYPE html>', 'UNSUPPORTED_TYPE'],
    ['PK\u0003\u0004', 'UNSUPPORTED_TYPE'],
    ['GIF89a\u0001\u0000', 'UNSUPPORTED_TYPE'],
    ['a\u0000b', 'UNSUPPORTED_TYPE'],
    ['a\u001b[2Jb', 'UNSUPPORTED_TYPE'],
  ])('%j is refused', (text, problem) => expect(fileTypeOfBytes(bytes(text))).toEqual({ problem }));

  it('answers for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (any) => {
        const answer = fileTypeOfBytes(any);
        expect('type' in answer ? answer.type : FILE_PROBLEM_TEXTS[answer.problem]).toEqual(expect.any(String));
      }),
    );
  });
});

describe('storedFileName', () => {
  it.each([
    ['C:\\scans\\will.PDF', 'will.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['a\u202egnp.exe', 'a gnp.exe.pdf'],
    ['', 'File.pdf'],
    ['...', 'File.pdf'],
    ['.pdf', 'File.pdf'],
  ])('%j is %j', (name, stored) => expect(storedFileName(name, 'application/pdf')).toBe(stored));

  it('is a name of one line that every header can take, whatever came', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 400 }), fc.string({ unit: 'binary', maxLength: 400 })), (name) => {
        const stored = storedFileName(name, 'text/plain');
        expect(stored).toMatch(/^[^/\\\p{Cc}]{1,150}\.txt$/u);
        expect(() => encodeURIComponent(stored)).not.toThrow();
        expect(storedFileName(stored, 'text/plain')).toBe(stored);
      }),
    );
  });
});
