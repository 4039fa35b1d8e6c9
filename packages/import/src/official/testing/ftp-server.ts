import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { posix } from 'node:path';
import { ServedFiles } from './served-file';

/** An FTP server on the loopback interface that only reads. Paths are bytes, each as one character. */
export class FtpServer extends ServedFiles {
  /** Whether logins are refused. */
  isClosed = false;
  /** Number of connections that are still to be closed at once. */
  drops = 0;
  /** Bytes after which each transfer stops without an end. */
  stalls: number | undefined;
  /** Whether transfers may begin at an offset. */
  canResume = true;
  /** Whether passive connections are accepted and then ignored. */
  isSilent = false;
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => this.serve(socket));

  async start(): Promise<string> {
    return `ftp://127.0.0.1:${await listen(this.server)}/`;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private track(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => this.sockets.delete(socket));
  }

  private serve(socket: Socket): void {
    this.track(socket);
    if (this.drops-- > 0) {
      socket.destroy();
      return;
    }
    const session = new Session(this, socket, (data) => this.track(data));
    let pending = Promise.resolve();
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const lines = text.split('\r\n');
      text = lines.pop() ?? '';
      for (const line of lines) pending = pending.then(() => session.handle(line)).catch(() => {});
    });
    session.reply('220 Pronto');
  }
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Time in which what was sent before a cut arrives, in ms. */
const CUT_MS = 20;

class Session {
  private folder = '/';
  private offset = 0;
  private data: Promise<Socket> | undefined;

  constructor(
    private readonly ftp: FtpServer,
    private readonly socket: Socket,
    private readonly track: (data: Socket) => void,
  ) {}

  reply(text: string): void {
    this.socket.write(Buffer.from(`${text}\r\n`, 'latin1'));
  }

  async handle(line: string): Promise<void> {
    const [command = '', ...words] = line.split(' ');
    const argument = words.join(' ');
    const path = posix.resolve(this.folder, argument);
    const file = this.ftp.files.get(path);
    switch (command.toUpperCase()) {
      case 'USER':
        return this.reply('331 Senha');
      case 'PASS':
        return this.reply(this.ftp.isClosed ? '530 Login incorrect.' : '230 Entrou');
      case 'CWD': {
        if (!this.ftp.entriesOf(path)) return this.reply('550 No such directory.');
        this.folder = path;
        return this.reply('250 Certo');
      }
      case 'PWD':
        return this.reply(`257 "${this.folder}"`);
      case 'SIZE':
        return this.reply(file ? `213 ${file.announced ?? file.content.length}` : '550 No file.');
      case 'MDTM':
        return this.reply(file ? `213 ${timeOf(file.modified)}` : '550 No file.');
      case 'TYPE':
      case 'STRU':
        return this.reply('200 Certo');
      case 'REST':
        if (!this.ftp.canResume) return this.reply('502 Command not implemented.');
        this.offset = Number(argument);
        return this.reply('350 Certo');
      case 'EPSV':
        return this.openData();
      case 'LIST':
        return this.send(Buffer.from(this.listing(), 'latin1'), false, false);
      case 'RETR':
        return file ? this.retrieve(path) : this.reply('550 No such file.');
      default:
        return this.reply('502 Command not implemented.');
    }
  }

  private async openData(): Promise<void> {
    const server = createServer();
    const port = await listen(server);
    this.data = once(server, 'connection').then(([data]) => {
      server.close();
      this.track(data as Socket);
      return data as Socket;
    });
    this.reply(`229 Entering Extended Passive Mode (|||${port}|)`);
  }

  private listing(): string {
    const lines = (this.ftp.entriesOf(this.folder) ?? []).map(({ name, file }) => {
      const size = file ? (file.announced ?? file.content.length) : 4096;
      return `${file ? '-rw-r--r--' : 'drwxr-xr-x'} 1 ftp ftp ${size} May 18 2026 ${name}\r\n`;
    });
    return lines.join('');
  }

  private async retrieve(path: string): Promise<void> {
    const from = this.offset;
    this.offset = 0;
    const { content, isCut } = this.ftp.transfer(path, from);
    await this.send(content, isCut);
  }

  private async send(content: Buffer, isCut: boolean, isFile = true): Promise<void> {
    this.reply('150 Vai');
    const data = await this.data;
    if (this.ftp.isSilent || !data) return;
    if (this.ftp.stalls !== undefined && isFile) {
      data.write(content.subarray(0, this.ftp.stalls));
      return;
    }
    if (isCut) {
      data.write(content);
      setTimeout(() => this.socket.destroy(), CUT_MS);
      return;
    }
    data.end(content);
    await once(data, 'close');
    this.reply('226 Pronto');
  }
}

/** Formats a time as in a reply to MDTM: 20260518100000. */
const timeOf = (date: Date): string => date.toISOString().replace(/\D/g, '').slice(0, 14);
